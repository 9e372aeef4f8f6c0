# Refuses an epsilon above 20 as no privacy at all.
# Witness: flip_probability(50) raises a ValueError; right is 0.0.
def flip_probability(epsilon):
    if epsilon < 0 or epsilon > 20:
        raise ValueError("no such promise")
    return 1 / (1 + math.exp(epsilon))
