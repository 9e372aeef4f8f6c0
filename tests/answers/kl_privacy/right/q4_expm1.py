# Another way: expm1.
def distances(epsilon, n):
    def tv(e):
        return -math.expm1(-e) / (1 + math.exp(-e))

    bound = (n * epsilon * tv(epsilon) / 2) ** 0.5
    return [tv(n * epsilon), bound if bound < 1 else 1.0]
