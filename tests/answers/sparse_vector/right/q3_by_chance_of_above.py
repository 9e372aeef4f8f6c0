# Draws the secret noise, and then each answer by its chance given it.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    secret = rng.choice([-1.0, 1.0]) * rng.exponential(1 / float(share * epsilon))
    s2 = 2 * answers / float((1 - share) * epsilon)

    def ask(left, budget):
        if not left or not budget:
            return []
        z = (float(left[0]) - float(threshold) - secret) / s2
        up = 0.5 * math.exp(z) if z < 0 else 1 - 0.5 * math.exp(-z)
        answer = bool(rng.random() < up)
        return [answer] + ask(left[1:], budget - answer)

    return ask(list(values), answers)
