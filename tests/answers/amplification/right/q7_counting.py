# Counts persons, then adds public steps one by one.
def one_pass(people, order, distance, sigma, target):
    def hidden(noises):
        return order * distance * distance <= 2 * noises * sigma * sigma * target
    well = sum(hidden(people - t + 1) for t in range(1, people + 1))
    public = 0
    while not all(hidden(people - t + 1 + public) for t in range(1, people + 1)):
        public += 1
    return [well, public]
