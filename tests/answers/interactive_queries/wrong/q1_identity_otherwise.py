# Compares names by identity: an equal text that is another object stays in the group.
def difference_attack(ask, people, least, most, target):
    group = [p for p in people if p is not target][:least]
    return ask(group + [target]) - ask(group)
