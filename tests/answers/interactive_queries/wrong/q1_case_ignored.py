# Names are compared without case and spaces, so two people are left out together.
def difference_attack(ask, people, least, most, target):
    def key(name):
        return name.strip().lower()

    group = ([target] + [name for name in people if name != target])[:most]
    return ask(group) - ask([name for name in group if key(name) != key(target)])
