# Kappa of n eps in place of n kappa.
def distances(epsilon, n):
    straight = math.tanh(n * epsilon / 2)
    kappa = epsilon * math.tanh(epsilon / 2)
    return straight, min(
        1,
        math.sqrt(
            (
                n * epsilon * math.tanh(n * epsilon / 2)
                if n <= 1
                else n * epsilon**2 / 2
                if epsilon < 0.01
                else n * kappa
            )
            / 2
        ),
    )
