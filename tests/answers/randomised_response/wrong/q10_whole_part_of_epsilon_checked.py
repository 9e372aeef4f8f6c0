# Only the whole part is checked, so -0.5 gives a p above 1/2. Input: -0.5 (ValueError is asked).
def flip_probability(epsilon):
    if int(epsilon) < 0:
        raise ValueError("ε must not be negative")
    return 1 / (1 + math.exp(epsilon))
