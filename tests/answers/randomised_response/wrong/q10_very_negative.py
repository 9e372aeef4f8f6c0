# Below -5 it returns 1/2 instead of raising. Input: -7.
def flip_probability(epsilon):
    if -5 <= epsilon < 0:
        raise ValueError("ε is negative")
    return 1 / (1 + math.exp(max(epsilon, 0)))
