<?php
/** What whoever follows the start does in the pages of WordPress's administration. */
require '/wordpress/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';

$start = json_decode(file_get_contents('/tmp/start.json'), true);
foreach (['siteurl' => $start['origin'], 'home' => $start['origin'], 'permalink_structure' => '/%postname%/'] as $name => $value) {
    update_option($name, $value);
}
$failure = activate_plugin('dawakit/dawakit.php');
if (is_wp_error($failure)) throw new Exception($failure->get_error_message());

/** Saves a page as somebody of whose text WordPress strips what may run. */
function save_page($fields) {
    $saved = wp_insert_post($fields + ['post_status' => 'publish'], true);
    if (is_wp_error($saved)) throw new Exception($saved->get_error_message());
    return $saved;
}
$as_blocks = fn ($shortcode) => "<!-- wp:shortcode -->$shortcode<!-- /wp:shortcode -->";

wp_set_current_user(wp_insert_user(['user_login' => 'author', 'user_pass' => wp_generate_password(), 'role' => 'author']));
if (current_user_can('unfiltered_html')) throw new Exception('The author may write what runs.');
foreach ($start['pages'] as ['title' => $title, 'shortcode' => $shortcode]) {
    $content = $as_blocks($shortcode) . '<dawa-login></dawa-login>';
    $page = save_page(['post_type' => 'page', 'post_title' => $title, 'post_content' => $content]);
    // The start says so: else it would need no shortcodes.
    if (str_contains(get_post($page)->post_content, '<dawa-')) throw new Exception('An author may write elements.');
}

// The header as the theme has it, with the shortcodes before its menu.
$header = file_get_contents(get_theme_file_path('parts/header.html'));
$shortcodes = implode('', array_map($as_blocks, $start['header']));
$part = save_page([
    'post_type' => 'wp_template_part',
    'post_title' => 'Header',
    'post_name' => 'header',
    'post_content' => str_replace('<!-- wp:navigation', "$shortcodes<!-- wp:navigation", $header),
]);
wp_set_object_terms($part, get_stylesheet(), 'wp_theme');
wp_set_object_terms($part, 'header', 'wp_template_part_area');
flush_rewrite_rules();
