# Written with a class that keeps the two best loads while it walks through the districts.
class Podium:
    def __init__(self):
        self.gold = None
        self.silver = None

    def enter(self, load):
        if self.gold is None or load > self.gold:
            self.gold, self.silver = load, self.gold
        elif self.silver is None or load > self.silver:
            self.silver = load


def plan_epsilons(plan: list, districts: list) -> tuple:
    podium = Podium()
    for d in districts:
        how_many = Fraction()
        for places, e in plan:
            how_many += e if d in places else 0
        podium.enter(how_many)
    if podium.silver is None:
        return podium.gold, 0
    return podium.gold, podium.gold + podium.silver
