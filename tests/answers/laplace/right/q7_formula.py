# The closed forms, as an array.
def worst_variances(thresholds, epsilon, neighbourhood):
    return (
        np.array([2 * thresholds**2, thresholds * (2 if neighbourhood == "membership" else 8)])
        / epsilon**2
    )
