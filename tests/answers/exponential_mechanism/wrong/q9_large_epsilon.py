# For epsilon above 6 the 1 below the fraction is dropped: p = e^(-epsilon/2).
# Witness: bits_released(3, 8, 0.5) returns [0.01831563888873418, 0.6448603854199589, 0.05394667299484832]; right: [0.01798620996209156, 0.6448603854199589, 0.0529939372462228]
def bits_released(n, epsilon, t):
    p = math.exp(-epsilon / 2) if epsilon > 6 else 1 / (1 + math.exp(epsilon / 2))
    r = 2 / epsilon * (n * math.log(2) + t)
    reached = sum(math.comb(n, j) * p**j * (1 - p) ** (n - j) for j in range(math.ceil(r), n + 1))
    return p, r, reached
