# Remembers results by the number of steps alone.
def worst_deviations(steps, rho, memory={}):
    if steps not in memory:
        levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
        c, total = 1.0, 0.0
        for k in range(steps):
            total += c * c
            c *= (2 * k + 1) / (2 * k + 2)
        memory[steps] = math.sqrt(levels * most / (2 * rho)), total / math.sqrt(2 * rho)
    return memory[steps]
