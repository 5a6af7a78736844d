// Placeholder until the app's shell lands.
const root = document.getElementById('root')
if (root) root.textContent = 'Wirelab'
