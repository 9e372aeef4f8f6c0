# By count upwards exactly.
def one_pass(people, order, distance, sigma, target):
    # bound with T noises: a s^2 <= 2 T sigma^2 target
    left, unit = order * distance**2, 2 * sigma**2 * target
    hidden = [t for t in range(1, people + 1) if left <= (people - t + 1) * unit]
    public = 0
    while left > (1 + public) * unit:
        public += 1
    return [len(hidden), public]
