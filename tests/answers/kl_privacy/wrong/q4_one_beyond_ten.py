# Wrong where n ε is a little above 10: 0.5, 21 gives 1 straight on and not 0.999945.
def distances(epsilon, n):
    total = n * epsilon
    straight = 1 if total > 10 else (math.exp(total) - 1) / (math.exp(total) + 1)
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return straight, min(1, math.sqrt(kappa / 2))
