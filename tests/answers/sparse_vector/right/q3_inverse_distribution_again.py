# Given the threshold, each answer is a coin whose chance is computed.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def tail(t):  # Pr(noise of scale 1 >= t)
        return 0.5 * math.exp(-t) if t >= 0 else 1 - 0.5 * math.exp(t)

    u = 1 - rng.random()  # in (0, 1]
    rho = math.log(u) / (share * epsilon)
    if rng.random() < 0.5:
        rho = -rho
    scale = 2 * answers / ((1 - share) * epsilon)

    def session():
        count = 0
        for v in values:
            yes = rng.random() < tail((threshold + rho - v) / scale)
            yield bool(yes)
            count += yes
            if count == answers:
                return

    return list(session())
