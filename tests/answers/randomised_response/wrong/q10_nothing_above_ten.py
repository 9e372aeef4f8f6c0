# Above ε = 10 flips are so rare that 0 is returned, which is no longer private at all.
def flip_probability(epsilon):
    if epsilon < 0:
        raise ValueError
    return 0.0 if epsilon > 10 else 1 / (1 + math.exp(epsilon))
