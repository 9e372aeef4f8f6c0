# Goes by the flip probability of randomised response.
def distances(epsilon, n):
    def flip(e):
        return math.exp(-e) / (1 + math.exp(-e))

    one = (1 - 2 * flip(epsilon)) * epsilon
    return [1 - 2 * flip(n * epsilon), 1 if n * one > 2 else (n * one / 2) ** 0.5]
