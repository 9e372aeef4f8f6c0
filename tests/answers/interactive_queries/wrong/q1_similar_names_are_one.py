# Wrong for people = ["Ada", "ada"], least = 1, target = "Ada": names are compared without regard to capitals, so nobody else is left.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p.lower() != target.lower()][:least]
    return ask([target, *others]) - ask(others)
