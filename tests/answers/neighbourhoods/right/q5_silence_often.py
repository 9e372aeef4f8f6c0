# All are silent half of the time; else the absent toss a coin; people with 1 take some of the silence; one output never comes.
def variant(epsilon):
    e = math.exp(float(epsilon))
    p, q = 1 / (e + 1), 0.5
    absent = [q / 2, q / 2, 1 - q, 0.0]
    zero = [q * (1 - p), q * p, 1 - q, 0.0]
    # no answer moves by more than the factor, up or down
    t = min((1 - q) * (1 - 1 / e), q * (e - 1) / 2, 0.25)
    one = [q / 2, q / 2 + t, 1 - q - t, 0.0]
    return [absent, zero, one]
