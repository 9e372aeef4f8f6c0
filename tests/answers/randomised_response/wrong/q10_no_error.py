# Accepts a negative ε, and answers with p above one half.
def flip_probability(epsilon):
    return 1 / (1 + math.exp(epsilon))
