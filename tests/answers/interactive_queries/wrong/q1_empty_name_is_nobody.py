# Wrong for people = ["", "Ada", "Bo"], least = 2, target = "Ada": the empty name is left out, so one group is too small.
def difference_attack(ask, people, least, most, target):
    others = [p for p in people if p and p != target][:least]
    return ask([*others, target]) - ask(others)
