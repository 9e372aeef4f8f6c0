# Sensitivity, σ, and the weights of the last step, one after the other.
def worst_deviations(steps, rho):
    c = [1.0]
    while len(c) < steps:
        c.append(c[-1] * (1 - 0.5 / len(c)))
    length = math.sqrt(math.fsum(v * v for v in c))
    sigma_root = length / math.sqrt(2 * rho)
    sigma_tree = math.sqrt(steps.bit_length() / (2 * rho))
    most = max(t.bit_count() for t in range(1, steps + 1))
    return [sigma_tree * math.sqrt(most), sigma_root * length]
