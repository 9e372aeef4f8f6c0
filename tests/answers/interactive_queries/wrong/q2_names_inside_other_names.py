# Wrong for people = ["Ann", "Anna", "Bo"], size = 2: `p not in gone` looks for a text inside a text, so leaving out Anna leaves out Ann too.
def equal_groups_attack(ask, people, size, target):
    circle = [target, *[p for p in people if p != target][:size]]
    sums = [ask([p for p in circle if p not in gone]) for gone in circle]
    return sum(sums) // size - sums[0]
