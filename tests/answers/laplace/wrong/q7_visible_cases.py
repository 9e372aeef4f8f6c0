# Looks up the two visible cases.
def worst_variances(thresholds, epsilon, neighbourhood):
    return (288, 48) if neighbourhood == "membership" else (4.5, 6)
