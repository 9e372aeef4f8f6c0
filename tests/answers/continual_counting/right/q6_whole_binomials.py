# Exact binomials divided once; the worst step of the tree by trying all
def worst_deviations(steps, rho):
    middle, total = 1, []
    for k in range(steps):
        total.append((middle / 4**k) ** 2)
        middle = middle * 2 * (2 * k + 1) // (k + 1)
    sigma_tree = math.sqrt(sum(1 for k in range(steps) if 2**k <= steps) / 2 / float(rho))
    worst = max(math.sqrt(bin(t).count("1")) * sigma_tree for t in range(1, steps + 1))
    return [worst, math.fsum(total) / math.sqrt(2 * float(rho))]
