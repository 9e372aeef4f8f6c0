# Takes the people after the target, where the list may end.
def difference_attack(ask, people, least, most, target):
    place = people.index(target)
    start = place if place + least < len(people) else place - least + (place < least)
    group = people[start : start + least + 1]
    return ask(group) - ask([name for name in group if name != target])
