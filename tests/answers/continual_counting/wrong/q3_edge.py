# Goes wrong at one number of steps.
def worst_variances(steps, epsilon):
    l = steps.bit_length()
    m = max(l - 1, steps.bit_count(), 1)
    lam = l / epsilon
    return (
        2 * (steps / epsilon) ** 2,
        2 * steps / epsilon**2,
        2 * m * lam**2 if steps != 99999 else 0,
    )
