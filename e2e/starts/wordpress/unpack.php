<?php
/** Puts WordPress, and what has it keep its tables in SQLite, where the server looks for them. */
const SITE = '/wordpress';
const SQLITE = SITE . '/wp-content/mu-plugins/sqlite-database-integration-main';

foreach (['/tmp/wordpress.zip' => SITE, '/tmp/sqlite.zip' => dirname(SQLITE)] as $file => $folder) {
    $archive = new ZipArchive();
    if ($archive->open($file) !== true || !$archive->extractTo($folder)) throw new Exception("$file cannot be unpacked.");
}
$drop_in = str_replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', SQLITE, file_get_contents(SQLITE . '/db.copy'));
file_put_contents(SITE . '/wp-content/db.php', $drop_in);
