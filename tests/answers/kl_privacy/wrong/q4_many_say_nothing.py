# For more than 500 answers both bounds are called 1, whatever epsilon is.
def distances(epsilon, n):
    if n > 500:
        return 1.0, 1.0
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * epsilon * math.tanh(epsilon / 2) / 2))
