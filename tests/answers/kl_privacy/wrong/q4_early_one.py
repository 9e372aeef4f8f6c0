# Wrong for n epsilon just above 20: tanh(10) is 4e-9 below 1, more than the 1e-9 that is allowed.
def distances(epsilon, n):
    total = n * epsilon
    straight = 1.0 if total > 20 else (math.exp(total) - 1) / (math.exp(total) + 1)
    return straight, min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
