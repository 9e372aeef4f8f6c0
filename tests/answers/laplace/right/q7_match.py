# Another road: By match.
def worst_variances(thresholds, epsilon, neighbourhood):
    match neighbourhood:
        case "membership":
            factor = 1
        case "edit":
            factor = 4
    return 2 * math.pow(thresholds / epsilon, 2), math.fsum([2 * factor / epsilon**2] * thresholds)
