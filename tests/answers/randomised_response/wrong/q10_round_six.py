# Rounds the probability to six decimals.
# Witness: flip_probability(1) returns 0.268941; right is 0.2689414213699951.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return round(1 / (1 + math.exp(epsilon)), 6)
