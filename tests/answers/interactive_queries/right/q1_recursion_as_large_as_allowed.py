# By recursion as large as allowed.
def difference_attack(ask, people, least, most, target):
    def trimmed(group, n):
        return group if len(group) <= n else trimmed(group[:-1] if group[-1] != target else group[:-2] + group[-1:], n)

    large = trimmed(list(people), most)
    return ask(large) - ask([name for name in large if name != target])
