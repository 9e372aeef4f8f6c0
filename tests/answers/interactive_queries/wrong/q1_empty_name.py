# Takes the empty name for no target and tells of the first person.
def difference_attack(ask, people, least, most, target):
    target = target or people[0]
    group = [p for p in people if p != target][:least]
    return ask(group + [target]) - ask(group)
