# Results are remembered without the neighbourhood. Input: 4, 1, "edit" and then 4, 1, "membership".
_done = {}


def worst_variances(thresholds, epsilon, neighbourhood):
    if (thresholds, epsilon) not in _done:
        width = 1 if neighbourhood == "membership" else 2
        _done[thresholds, epsilon] = [
            2 * (thresholds / epsilon) ** 2,
            thresholds * 2 * (width / epsilon) ** 2,
        ]
    return list(_done[thresholds, epsilon])
