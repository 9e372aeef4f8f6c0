# Another way: history.
class Promise:
    def __init__(self, parts):
        self.parts, self.granted = parts, []

    def worst(self):
        return max(sum(e for n, e in self.granted if n is None or n == part) for part in self.parts)


def part_decisions(total, parts, requests):
    promise, said = Promise(parts), []
    for request in requests:
        promise.granted.append(request)
        said.append(promise.worst() <= total)
        if not said[-1]:
            promise.granted.pop()
    return said
