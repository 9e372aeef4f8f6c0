# Both are multiples of 2k/eps^2.
def worst_variances(thresholds, epsilon, neighbourhood):
    unit = 2 * thresholds / (epsilon * epsilon)
    return [unit * thresholds, unit * {"membership": 1, "edit": 4}[neighbourhood]]
