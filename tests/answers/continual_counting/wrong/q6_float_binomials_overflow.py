# Wrong for steps = 1200: 4.0**k and the binomial number overflow a float from k = 512 on (OverflowError).
def worst_deviations(steps, rho):
    powers = [2**k for k in range(11) if 2**k <= steps]
    worst = max(sum(1 for p in powers if t & p) for t in range(1, steps + 1))
    c = S = 1.0
    for k in range(1, steps):
        c *= 1 - 1 / (2 * k)
        S += c**2
    return (math.sqrt(len(powers) * worst / 2 / rho), S / math.sqrt(2 * rho))
