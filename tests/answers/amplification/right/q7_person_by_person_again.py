# Everybody's bound is computed, then public steps are tried one more at a time.
def one_pass(people, order, distance, sigma, target):
    whole = order * distance**2 / (2 * sigma**2)
    hidden = sum(whole <= target * (people - t + 1) for t in range(1, people + 1))
    public = 0
    while whole > target * (1 + public):
        public += 1
    return [int(hidden), public]
