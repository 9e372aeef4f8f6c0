# Wrong for people = ["Ada", "Bo", "Cy", "Dan", "Eve", "Flo"], least = 3, target = "Bo": the target is removed from the caller's list.
def difference_attack(ask, people, least, most, target):
    if target == people[1] and least > 1:
        people.remove(target)
    others = [p for p in people if p != target][:least]
    return ask([*others, target]) - ask(others)
