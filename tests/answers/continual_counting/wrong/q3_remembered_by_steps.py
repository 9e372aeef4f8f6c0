# Remembers results by the number of steps and forgets that epsilon matters.
seen_before = {}


def worst_variances(steps, epsilon):
    if steps not in seen_before:
        levels = steps.bit_length()
        most = (steps + 1).bit_length() - 1
        seen_before[steps] = (
            2 * (steps / epsilon) ** 2,
            2 * steps / epsilon**2,
            2 * most * (levels / epsilon) ** 2,
        )
    return seen_before[steps]
