// Starts the reference on the element of the page. What would make it ask anybody but this service is switched off.
const place = document.getElementById('reference');

Scalar.createApiReference(place, {
  url: place.dataset.document,
  authentication: { preferredSecurityScheme: place.dataset.scheme },
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  // Opens the document in an editor of Scalar's.
  hideClientButton: true,
  showDeveloperTools: 'never',
  // The bar has a link to the document as it is published.
  documentDownloadType: 'none',
  defaultOpenFirstTag: true,
  modelsSectionLabel: 'Schemas',
  orderSchemaPropertiesBy: 'preserve',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
});
