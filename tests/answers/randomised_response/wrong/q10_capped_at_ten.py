# Caps epsilon at 10 against overflow.
# Witness: flip_probability(20) returns 4.5397868702434395e-05; right is 2.0611536366565986e-09.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 1 / (1 + math.exp(min(epsilon, 10)))
