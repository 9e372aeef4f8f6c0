# Another way: expm1.
def distances(epsilon, n):
    def half_tanh(e):
        return -math.expm1(-e) / (1 + math.exp(-e))

    round_way = (n * epsilon * half_tanh(epsilon) / 2) ** 0.5
    return [half_tanh(n * epsilon), 1.0 if round_way > 1 else round_way]
