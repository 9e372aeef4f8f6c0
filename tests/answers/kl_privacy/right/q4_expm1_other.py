# With expm1, safe for long sequences.
def distances(epsilon, n):
    def tv(e):
        return -math.expm1(-e) / (1 + math.exp(-e))

    return [tv(n * epsilon), min(1, math.sqrt(n * epsilon * tv(epsilon) / 2))]
