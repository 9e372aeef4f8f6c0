# Variances are kept for the next call by the number of steps, epsilon or not
# Witness: called with epsilon 1 before epsilon 2; (worst_variances(8, 1.0), worst_variances(8, 2.0))[1] gives (128.0, 16.0, 96.0), right is (32.0, 4.0, 24.0)
_done = {}


def worst_variances(steps, epsilon):
    if steps not in _done:
        m = (steps + 1).bit_length() - 1
        levels = steps.bit_length()
        _done[steps] = 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * m * (levels / epsilon) ** 2
    return _done[steps]
