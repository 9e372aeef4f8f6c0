# Largest groups.
def difference_attack(ask, people, least, most, target):
    size = min(most, len(people))
    group = {target}
    for name in people:
        if len(group) < size:
            group.add(name)
    return ask(group) - ask(group - {target})
