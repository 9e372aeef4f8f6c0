# Looks at the whole part only when it checks the sign.
# Witness: flip_probability(-0.5) returns 0.6224593312018546; right is a ValueError.
def flip_probability(epsilon):
    if int(epsilon) < 0:
        raise ValueError("negative")
    return 1 / (1 + math.exp(epsilon))
