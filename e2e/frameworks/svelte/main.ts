import { mount } from 'svelte'
import Clinic from './clinic.svelte'
import '../clinic.css'

mount(Clinic, { target: document.querySelector('#root') as Element })
