import { createApp } from 'vue'
import ClinicPage from './clinic-page.vue'
import '../clinic.css'

createApp(ClinicPage).mount('#root')
