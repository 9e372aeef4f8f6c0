# Draws question noises in a batch of 200 before the threshold; recursion for the answers.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    batch = rng.standard_exponential(201) * rng.choice([-1.0, 1.0], size=201)
    rho = batch[200] / (epsilon * share)
    nu = batch[:200] * (2 * answers / (epsilon - epsilon * share))

    def go(i, left):
        if i == len(values) or left == 0:
            return []
        yes = bool(values[i] + nu[i] >= threshold + rho)
        return [yes] + go(i + 1, left - yes)

    return go(0, answers)
